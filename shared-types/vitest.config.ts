import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // pure functions leave nothing behind, so the files share their workers
    isolate: false,
  },
})
