# The table on a screen for all

tv-title = The table
tv-to-table = To the table
tv-full = Full screen
tv-leave-full = Leave full screen
tv-lost = The connection is lost. Coming back …
tv-join = Take a seat
tv-how = Point your phone's camera at the code, or type:
tv-qr = QR code of { $address }
tv-free = free
tv-ready = ready
tv-waiting =
    { $count ->
        [one] One seat is free. The host starts the game.
       *[other] { $count } seats are free. The host starts the game.
    }
tv-full-table = Everybody is here. The host starts the game.
tv-dealing = The cards are being dealt …
tv-asked = { $seat } decides
