/** Asks the signed-in person for the password; false where they do not want to. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined

/** The dialog on the page says here how it asks. */
export function onPasswordAsked(handler: Ask): void {
  ask = handler
}

/** Asks for the password once more; nobody asks where no dialog is on the page. */
export function askForPassword(): Promise<boolean> {
  return ask?.() ?? Promise.resolve(false)
}
