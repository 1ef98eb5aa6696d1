/** Beside what a row before the match needs: score, cards, corners, star. */
export const LIVE_EXTRA_PX = 110
