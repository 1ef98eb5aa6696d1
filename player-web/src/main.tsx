import './theme/tokens.css'
import './theme/base.css'
import './theme/shared.css'
import './theme/rows.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { marketTypesQuery, meQuery, settingsQuery } from './api/queries.ts'
import { App } from './app/App.tsx'
import { queryClient } from './app/queryClient.ts'
import { liveSportsQuery } from './features/live/index.ts'
import { languageOfPath, startI18n } from './i18n/index.ts'

const language = languageOfPath(window.location.pathname)

// requested while the texts load; pages that show settings handle a failure
void queryClient.prefetchQuery(settingsQuery)
void queryClient.prefetchQuery(meQuery)
void queryClient.prefetchQuery(marketTypesQuery(language, 'board'))
void queryClient.prefetchQuery(liveSportsQuery(language))

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

await startI18n(language)
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>
)
