import { ReferenceFilter } from '../../list/filters.tsx'

/** People directly below a dealer, or a dealer with everybody below. */
export const BRANCH_FILTERS = [
  <ReferenceFilter key="parent" source="parentId" reference="dealers" optionText="username" />,
  <ReferenceFilter key="branch" source="branchOf" reference="dealers" optionText="username" />,
]
