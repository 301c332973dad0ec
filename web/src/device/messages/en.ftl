## What is said otherwise where no server is: these go before the client's own words of the same ids.

tagline-small = Play with bots, or share this device. Nothing leaves it, and no server is needed.

about-you = What is kept
about-you-known = Your tables are kept in this browser and nowhere else. A private window forgets them when it is closed.
about-you-forget = If you remove them, all tables of this device are gone for good. Download them first: you can open that file here again.
about-you-export = Download my games
about-you-remove = Remove all tables
about-you-gone = All tables of this device are gone.

no-server = The rules could not be loaded. Trying again …
no-answer = The rules could not be loaded. Load this page again.
no-answer-title = The rules could not be loaded

device-loading = Loading the rules: { $loaded } of { $all } MB. You can look around; a table opens once they are here.
device-starting = Starting the rules …
device-unable = The rules could not be loaded. Load this page again; if that doesn’t help, try a newer browser.
device-broken = The rules have broken down. Load this page again: what was kept is still here.
device-elsewhere = Your tables are open in another tab. Close it to go on here.
device-update = A new version is here.
device-update-take = Load it
device-update-comes = It is coming …
device-not-kept = This browser gives no room: the tables are gone when this page is closed. Download your games before.
device-full = This browser has no more room: what you do from now on is gone when this page is closed. Download your games, or make room.
device-unread = { $count ->
    [one] { $count } table kept here can’t be read by this version. It stays where it is.
   *[other] { $count } tables kept here can’t be read by this version. They stay where they are.
}
device-slow = The quick rules don’t run in this browser. All tables are here, but for hints and for bots that search.

level-time = { $kind ->
    [strong] Thinks for some tenths of a second here, longer on a phone.
    [best] Thinks for some seconds here, longer on a phone.
   *[other] Thinks for at most some hundredths of a second.
  }
