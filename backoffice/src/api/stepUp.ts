/** Requests that ask for the code of the second factor again: one dialog for all requests that ask at the same time. */

/** Asks the user; resolves to whether the code was right. */
type Ask = () => Promise<boolean>

let ask: Ask | null = null
let asking: Promise<boolean> | null = null

/** Sets the dialog; without one, no user is asked. Returns a function that removes it. */
export function askForCodeWith(dialog: Ask): () => void {
  ask = dialog
  return () => {
    if (ask === dialog) ask = null
  }
}

/** Resolves to whether the refused request may be sent again. */
export function askForCode(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = null
  })
  return asking
}
