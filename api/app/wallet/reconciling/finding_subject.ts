import type { Finding } from '#wallet/reconciling/findings'

/** What the audit log names for a finding: its round, or the brand where it has none. */
export const findingSubject = ({ roundId, siteId }: Finding) =>
  roundId === null
    ? ({ subjectType: 'site', subjectId: siteId } as const)
    : ({ subjectType: 'gameRound', subjectId: roundId } as const)
