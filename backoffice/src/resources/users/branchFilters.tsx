import { ReferenceFilter } from '../../list/filters.tsx'

/** Users directly below a dealer, or the dealer's whole branch. */
export const BRANCH_FILTERS = [
  <ReferenceFilter key="parent" source="parentId" reference="dealers" optionText="username" />,
  <ReferenceFilter key="branch" source="branchOf" reference="dealers" optionText="username" />,
]
