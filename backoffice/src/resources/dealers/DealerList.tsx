import { PersonList } from '../users/PersonList.tsx'

export default function DealerList() {
  return <PersonList resource="dealers" />
}
