/** Whether this server was asked to end, and takes no new requests of a load balancer. */
let isLeaving = false

export const isServerLeaving = (): boolean => isLeaving

export function startLeaving(): void {
  isLeaving = true
}
