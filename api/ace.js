/** Runs ace commands from TypeScript sources. */
import '@poppinss/ts-exec'

await import('./bin/console.ts')
