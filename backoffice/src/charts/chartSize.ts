/** Height of the chart in pixels: its place is kept while it loads. */
export const CHART_HEIGHT = 260
