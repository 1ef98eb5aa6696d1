import { lazy } from 'react'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { BrowserRouter, Route } from 'react-router-dom'
import { SignInPage } from './access/SignInPage.tsx'
import { authProvider } from './authProvider.ts'
import { dataProvider } from './dataProvider.ts'
import { i18nProvider } from './i18n/provider.ts'
import { BackofficeLayout } from './layout/BackofficeLayout.tsx'
import { queryClient } from './api/queryClient.ts'
import { AccessDeniedPage, NotFoundPage } from './layout/MessagePage.tsx'
import { resources } from './resources/index.ts'
import { store } from './store.ts'
import { darkTheme, lightTheme } from './theme/theme.ts'

const Dashboard = lazy(() => import('./dashboard/Dashboard.tsx'))
const CouponPrint = lazy(() => import('./resources/coupons/CouponPrint.tsx'))
const OwnSessions = lazy(() => import('./sessions/OwnSessions.tsx'))
const LiveSettings = lazy(() => import('./resources/live-settings/LiveSettings.tsx'))

/** The back office under `/backoffice`. */
export function App() {
  return (
    <BrowserRouter basename="/backoffice">
      <Admin
        title="Grandstand"
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
        dashboard={Dashboard}
        layout={BackofficeLayout}
        loginPage={SignInPage}
        accessDenied={AccessDeniedPage}
        catchAll={NotFoundPage}
        theme={lightTheme}
        darkTheme={darkTheme}
        defaultTheme="dark"
        requireAuth
        disableTelemetry
      >
        {resources.map((resource) => (
          <Resource key={resource.name} {...resource} />
        ))}
        <CustomRoutes>
          <Route path="/live-settings" element={<LiveSettings />} />
          <Route path="/sessions" element={<OwnSessions />} />
        </CustomRoutes>
        <CustomRoutes noLayout>
          <Route path="/coupons/:id/print" element={<CouponPrint />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  )
}
