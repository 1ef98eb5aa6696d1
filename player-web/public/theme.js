/* Sets the stored theme before the first paint; src/theme/theme.ts writes the same key. */
try {
  var theme = localStorage.getItem('grandstand.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  /* storage is closed: the default theme stands */
}
