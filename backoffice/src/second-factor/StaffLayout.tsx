import { lazy } from 'react'
import type { LayoutProps } from 'react-admin'
import { useMe } from '../access/useMe.ts'
import { BackofficeLayout } from '../layout/BackofficeLayout.tsx'
import { StepUpDialog } from './StepUpDialog.tsx'

const SecondFactorPage = lazy(() => import('./SecondFactorPage.tsx'))

/**
 * The frame around every page: it asks for step-up, and for the set-up of a second factor where the brand requires one.
 */
export function StaffLayout({ children, ...props }: LayoutProps) {
  const me = useMe()
  return (
    <>
      <BackofficeLayout {...props}>
        {me?.secondFactor === 'required' ? <SecondFactorPage /> : children}
      </BackofficeLayout>
      <StepUpDialog />
    </>
  )
}
