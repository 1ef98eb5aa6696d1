/** How often what happens now is read anew. */
export const REFRESH_MS = 2_000
