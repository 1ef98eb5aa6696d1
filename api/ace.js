/** Runs ace commands from TypeScript sources. */
import './bin/typescript.mjs'

await import('./bin/console.ts')
