#!/bin/sh
# Lays the headers of a version of Python into a folder, for who compiles the rules for a browser:
#   sh static/headers.sh 3.14 FOLDER
# They are those of a Python of this version that is installed here, or else of the package that Debian's
# unstable branch has, fetched without installing it or changing where this machine's packages come from.
set -eu
version=$1 folder=$2
package="libpython$version-dev"

found=$("python$version" -c 'import sysconfig; print(sysconfig.get_path("include"))' 2> /dev/null || true)
if [ -f "$found/Python.h" ]; then
	mkdir -p "$folder"
	cp -R "$found/." "$folder"
	exit
fi

sources=/etc/apt/sources.list.d/debian.sources
if ! [ -f "$sources" ]; then
	echo "There are no headers of Python $version here. Install that Python, or name the folder with its" \
		"Python.h: make static COMPILED=1 HEADERS=…" >&2
	exit 1
fi
apt=$(mktemp -d)
trap 'rm -rf "$apt"' EXIT
mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial"
awk 'BEGIN { RS = "" } NR == 1' "$sources" | sed 's/^Suites:.*/Suites: sid/' > "$apt/sid.sources"
cd "$apt"
set -- -qq -o Dir::Etc::sourcelist="$apt/sid.sources" -o Dir::Etc::sourceparts=/dev/null \
	-o Dir::State::lists="$apt/lists" -o Dir::Cache="$apt/cache" -o APT::Sandbox::User=root
apt-get "$@" update
apt-get "$@" download "$package"
dpkg-deb -x "$package"_*.deb files
cd "$OLDPWD"
mkdir -p "$folder"
cp -R "$apt/files/usr/include/python$version/." "$folder"
