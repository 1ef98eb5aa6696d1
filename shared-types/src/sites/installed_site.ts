/** Addresses of the parts by which a phone keeps the site of a brand among its apps. */

export const MANIFEST_PATH = '/manifest.webmanifest'
export const ICON_PATH = '/app-icon.svg'
/** The same icon for iOS, which takes no drawing; iOS asks for this address by itself, too. */
export const TOUCH_ICON_PATH = '/apple-touch-icon.png'
/** The page that is shown when the site cannot be reached. */
export const OFFLINE_PATH = '/offline'
export const OFFLINE_SCRIPT = '/offline.js'
export const WORKER_PATH = '/sw.js'
