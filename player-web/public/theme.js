/* Before the first paint: the stored colours (src/theme/theme.ts) and the version for large screens (src/ui/window/desktopVersion.ts). */
try {
  var theme = localStorage.getItem('grandstand.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  /* storage is blocked, so the default theme is shown */
}
if (/(?:^|;\s*)grandstand\.desktop=1/.test(document.cookie)) {
  document.querySelector('meta[name=viewport]').content = 'width=1240, viewport-fit=cover'
}
