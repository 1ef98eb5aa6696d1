import type { Plugin } from 'vite'

/**
 * Puts the style sheet of each component into the layer `components`: its rules win over the shared looks, and a brand's
 * own rules win over them. index.html names the order of the layers.
 */
export function componentLayer(): Plugin {
  return {
    name: 'component-layer',
    enforce: 'pre',
    transform: {
      filter: { id: /\.module\.css(\?|$)/ },
      handler: (css) => ({ code: `@layer components {\n${css}}\n`, map: null }),
    },
  }
}
