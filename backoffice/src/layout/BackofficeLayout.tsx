import { lazy, Suspense, useCallback } from 'react'
import { Layout, type LayoutProps } from 'react-admin'
import { useSearchDialog } from '../search/useSearchDialog.ts'
import { Navigation } from './Navigation.tsx'
import { TopBar } from './TopBar.tsx'

// neither is part of the first view
const Shortcuts = lazy(() => import('../keys/Shortcuts.tsx'))
const SearchDialog = lazy(() => import('../search/SearchDialog.tsx'))

/** react-admin's frame (error boundary, skip link, suspense) around our own bar, menu and search. */
export function BackofficeLayout(props: LayoutProps) {
  const { isOpen, setIsOpen, isAllowed } = useSearchDialog()
  const search = useCallback(() => setIsOpen(isAllowed), [setIsOpen, isAllowed])
  return (
    <>
      <Suspense>
        <Shortcuts onSearch={search} />
      </Suspense>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
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
