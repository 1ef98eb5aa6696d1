import { useQuery } from '@tanstack/react-query'
import { useReading } from '../../api/useCall.ts'

/** State of the live feeds, refreshed every two seconds. */
export const useFeedProducers = () =>
  useQuery({ ...useReading('GET /v1/feed/producers'), refetchInterval: 2_000 })
