/** A brand's own styles and scripts. They change every page of its site, so they need a permission of their own. */

export interface SiteScripts {
  /** In the layer `custom`, above every other style. */
  css: string
  /** Scripts run after the first view, in this order. Each is code, or a vendor's snippet with its script tags. */
  generalJs: string
  liveChatScript: string
  analytics: string
  /** Hosts that the scripts may load from and talk to, as `https://example.com`; the browser refuses any other. */
  origins: string[]
}

export const SCRIPT_FIELDS = ['generalJs', 'liveChatScript', 'analytics'] as const

/** Characters of one text. */
export const MOST_SCRIPT_LENGTH = 50_000
export const MOST_SCRIPT_ORIGINS = 20

export const NO_SCRIPTS: SiteScripts = {
  css: '',
  generalJs: '',
  liveChatScript: '',
  analytics: '',
  origins: [],
}
