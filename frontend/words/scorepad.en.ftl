# The score pad in English. Every key is in scorepad.de.ftl too.

pad = Score pad
pad-total = Total
pad-of = of { $goal }
pad-list = { $list }
pad-shared = They are tied and share the victory.
pad-early = The match ended early; this is how it stood.
