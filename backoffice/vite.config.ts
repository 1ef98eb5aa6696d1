import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:3333'

const proxy = { '/v1': apiUrl, '/live': { target: apiUrl, ws: true } }

export default defineConfig({
  base: '/backoffice/',
  plugins: [react()],
  build: { target: 'baseline-widely-available', manifest: true },
  server: { port: 5174, proxy },
  preview: { proxy },
})
