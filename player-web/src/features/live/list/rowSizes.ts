/** Width beyond that of a row before the match: score, cards, corners, star. */
export const LIVE_EXTRA_PX = 110
