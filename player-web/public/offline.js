/* Of the page that a phone shows when the site cannot be reached (api/app/sites/install/offline_page.ts). */
const PROBE = '/manifest.webmanifest'
const RETRY_MS = 5000

const sections = [...document.querySelectorAll('[data-code]')]
const [, code] = location.pathname.split('/')
const shown = sections.find((section) => section.dataset.code === code)
if (shown) {
  for (const section of sections) section.hidden = section !== shown
  document.documentElement.lang = shown.lang
  document.documentElement.dir = shown.dir
}

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => location.reload())
}

async function returnToSite() {
  const answer = await fetch(PROBE, { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) location.reload()
}
// a network may come without the site, and a reload for nothing would stop a person who goes to another page
addEventListener('online', returnToSite)
setInterval(returnToSite, RETRY_MS)
