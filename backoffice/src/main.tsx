import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { asLocale } from './i18n/languages.ts'
import { i18nProvider } from './i18n/provider.ts'
import { store } from './preferences/store.ts'

/** Shows the first page once its texts are loaded. */
async function start(root: HTMLElement): Promise<void> {
  await i18nProvider.changeLocale(asLocale(store.getItem('locale')))
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>
  )
}

const root = document.getElementById('root')
if (root) void start(root)
