missing-extra = { $library } fehlt. So kommt es dazu: pip install "spieltisch[{ $extra }]"
bad-matches = „matches“ ist eine ganze Zahl ab 1, nicht { $matches }.
bad-limit = „limit“ ist eine ganze Zahl ab 1, nicht { $limit }.
bad-seat = „seat“ ist ein Platz von 0 bis { $last } oder None, wenn jeder reihum dran ist, nicht { $seat }.
bad-buffer = Der Puffer „{ $name }“ muss ein zusammenhängendes Array aus { $kind } mit der Form { $shape } sein.
no-render-mode = „render_mode“ ist eines von { $modes }, nicht { $mode }.
seat-name = Platz { $seat }
bad-seeds = Es sind { $seeds } Startwerte für { $matches } Partien.
