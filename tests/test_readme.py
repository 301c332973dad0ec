"""The README's example is run as it stands."""

import doctest
import re
from pathlib import Path

EXAMPLE = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_readme_tells_the_truth(root: Path) -> None:
    text = (root / "README.md").read_text()
    examples = EXAMPLE.findall(text)
    assert examples
    test = doctest.DocTestParser().get_doctest("\n".join(examples), {}, "README.md", "README.md", 0)
    output: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert runner.run(test, out=output.append).failed == 0, "".join(output)
