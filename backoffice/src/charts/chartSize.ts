/** Height of the chart in pixels, which is reserved while it loads. */
export const CHART_HEIGHT = 260
