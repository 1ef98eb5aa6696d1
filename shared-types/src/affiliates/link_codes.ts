/** Codes of affiliates' links (rules 16.2): `k7m2x9`, or with the name of a campaign, `k7m2x9-spring`. */

/** Characters of a code without those that people mistake for each other. */
export const CODE_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
export const CODE_LENGTH = 8
export const MOST_CAMPAIGN_LENGTH = 20

const CODE = /^[a-z0-9]{4,16}$/
const CAMPAIGN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const CLICK = /^[0-9a-f]{32}$/

export interface LinkCode {
  code: string
  /** Empty without a campaign. */
  campaign: string
}

/** Reads the last part of a link's address; null for any other text. Capital letters count as small ones. */
export function readLinkCode(text: string): LinkCode | null {
  const [code = '', ...words] = text.toLowerCase().split('-')
  const campaign = words.join('-')
  if (!CODE.test(code)) return null
  return campaign === '' && words.length === 0
    ? { code, campaign }
    : isCampaign(campaign)
      ? { code, campaign }
      : null
}

export const isCampaign = (text: string): boolean =>
  text.length <= MOST_CAMPAIGN_LENGTH && CAMPAIGN.test(text)

/** A campaign as people type it, in the form of links; empty for one without a letter or digit of the form. */
export const campaignOf = (typed: string): string =>
  typed
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ı/g, 'i')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_CAMPAIGN_LENGTH)
    .replace(/^-+|-+$/g, '')

export const linkCodeOf = ({ code, campaign }: LinkCode): string =>
  campaign === '' ? code : `${code}-${campaign}`

/** Random ids of clicks, which a browser keeps for itself. */
export const isClickId = (text: string): boolean => CLICK.test(text)
