/** Calls `act` when the network is back, or when somebody looks at the page again; answers how to stop. */
export function onReturn(act: () => void): () => void {
  const look = () => {
    if (!document.hidden) act()
  }
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('online', look)
    document.removeEventListener('visibilitychange', look)
  }
}
