/* Before the app starts: the stored colours (src/theme/theme.ts) and the version for large screens (src/ui/window/desktopVersion.ts). */
try {
  var theme = localStorage.getItem('grandstand.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  /* storage is blocked, so the default theme is shown */
}
function fitPhone() {
  var meta = document.querySelector('meta[name=viewport]')
  var isAcross = matchMedia('(orientation: landscape)').matches
  var width = Math[isAcross ? 'max' : 'min'](screen.width, screen.height)
  if (/(?:^|;\s*)grandstand\.desktop=1/.test(document.cookie)) {
    meta.content = 'width=1240, viewport-fit=cover'
  } else if (/Mobi/.test(navigator.userAgent)) {
    // a phone that is as wide as a small desktop, such as one that lies across or unfolds, is a phone all the same
    meta.content =
      (width < 900 ? 'width=device-width, initial-scale=1' : 'width=899') + ', viewport-fit=cover'
  }
}
fitPhone()
matchMedia('(orientation: landscape)').addEventListener('change', fitPhone)
addEventListener('grandstand:version', fitPhone)

/* When a file of the app cannot be loaded: the message that the server put into the page (api/app/sites/page/not_started.ts). */
addEventListener('error', showNotStarted, true)
addEventListener('unhandledrejection', showNotStarted)

function showNotStarted(event) {
  var root = document.getElementById('root')
  var message = document.getElementById('not-started')
  // pictures and styles may be missing; an app that has started shows its own messages
  if (/^(IMG|LINK)$/.test(event.target && event.target.tagName)) return
  if (!root || !message || root.childElementCount > 0) return
  root.append(message.content.cloneNode(true))
  var shown = root.firstElementChild
  var again = () => shown.isConnected && location.reload()
  shown.querySelector('button').onclick = again
  addEventListener('online', again)
  setInterval(() => {
    fetch('/manifest.webmanifest', { cache: 'no-store' }).then(
      (answer) => answer.ok && again(),
      () => undefined
    )
  }, 5000)
}
