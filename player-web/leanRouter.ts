import type { Plugin } from 'vite'

/**
 * What keeps the parts of react-router in the first view that only its framework mode uses: names for its tools of
 * developers, and the prefetching of a link.
 */
const NAMES = /^\w+\.displayName = .*;$/gm
const PREFETCHING: readonly [from: RegExp, to: string][] = [
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[]'],
  [/return shouldPrefetch [^;]*PrefetchPageLinks[^;]*: link;/, 'return link;'],
]

/** Leaves those parts out of the build. Throws when a new version of react-router writes them otherwise. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: {
        id: /react-router\/dist\/production\/chunk-\w+\.mjs$/,
        code: /function LinkWithRef/,
      },
      handler(code) {
        const lean = PREFETCHING.reduce(
          (text, [from, to]) => {
            const next = text.replace(from, to)
            if (next === text) this.error(`react-router no longer contains ${from}`)
            return next
          },
          code.replace(NAMES, '')
        )
        return { code: lean, map: null }
      },
    },
  }
}
