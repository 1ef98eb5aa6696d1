import { lazy } from 'react'
import { Admin, CustomRoutes, Resource } from 'react-admin'
import { BrowserRouter, Route } from 'react-router-dom'
import { SignInPage } from './sign-in/SignInPage.tsx'
import { authProvider } from './access/authProvider.ts'
import { dataProvider } from './api/dataProvider.ts'
import { i18nProvider } from './i18n/provider.ts'
import { queryClient } from './api/queryClient.ts'
import { AccessDeniedPage, NotFoundPage } from './layout/MessagePage.tsx'
import { pages, resources } from './registry/all.ts'
import type { BackofficePage } from './registry/page.ts'
import { StaffLayout } from './second-factor/StaffLayout.tsx'
import { store } from './preferences/store.ts'
import { darkTheme, lightTheme } from './theme/theme.ts'

const Dashboard = lazy(() => import('./dashboard/Dashboard.tsx'))

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
        layout={StaffLayout}
        loginPage={SignInPage}
        accessDenied={AccessDeniedPage}
        catchAll={NotFoundPage}
        theme={lightTheme}
        darkTheme={darkTheme}
        defaultTheme="dark"
        requireAuth
        disableTelemetry
      >
        {resources.map(({ name, props }) => (
          <Resource key={name} {...props} />
        ))}
        <CustomRoutes>{pages.filter(({ isBare }) => !isBare).map(routeOf)}</CustomRoutes>
        <CustomRoutes noLayout>{pages.filter(({ isBare }) => isBare).map(routeOf)}</CustomRoutes>
      </Admin>
    </BrowserRouter>
  )
}

const routeOf = ({ path, Page }: BackofficePage) => (
  <Route key={path} path={path} element={<Page />} />
)
