import { lazy, Suspense } from 'react'
import type { LayoutProps } from 'react-admin'
import { useMe } from '../access/useMe.ts'
import { BackofficeLayout } from '../layout/BackofficeLayout.tsx'
import { StepUpDialog } from './StepUpDialog.tsx'

const StaffNews = lazy(() => import('../news/StaffNews.tsx'))
const SecondFactorPage = lazy(() => import('./SecondFactorPage.tsx'))

/**
 * The frame around every page: it asks for step-up, and for the set-up of a second factor where the brand requires one, and
 * tells what is news.
 */
export function StaffLayout({ children, ...props }: LayoutProps) {
  const me = useMe()
  return (
    <>
      <BackofficeLayout {...props}>
        {me?.secondFactor === 'required' ? <SecondFactorPage /> : children}
      </BackofficeLayout>
      <StepUpDialog />
      {me?.permissions.includes('prices.limit') && me.secondFactor !== 'required' && (
        <Suspense>
          <StaffNews />
        </Suspense>
      )}
    </>
  )
}
