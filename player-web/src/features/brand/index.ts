/** The special banners and the TV link of a brand, for other parts of the site. */
export { PhoneBanners } from './PhoneBanners.tsx'
export { default as TvLink } from './TvLink.tsx'
