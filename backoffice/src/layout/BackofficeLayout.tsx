import { Layout, type LayoutProps } from 'react-admin'
import { Shortcuts } from '../keys/Shortcuts.tsx'
import { Navigation } from './Navigation.tsx'
import { TopBar } from './TopBar.tsx'

/** react-admin's frame (error boundary, skip link, suspense) around our own bar and menu. */
export function BackofficeLayout(props: LayoutProps) {
  return (
    <>
      <Shortcuts />
      <Layout
        {...props}
        appBar={TopBar}
        sidebar={Navigation}
        sx={{
          'minWidth': 0,
          '& .RaLayout-appFrame': { mt: 0, minWidth: 0 },
          '& .RaLayout-contentWithSidebar': { minWidth: 0 },
          '& .RaLayout-content': { minWidth: 0, px: { xs: 1.5, md: 3 }, pt: 2, pb: 6 },
        }}
      />
    </>
  )
}
