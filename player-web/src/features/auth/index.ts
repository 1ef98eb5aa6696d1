/** Signing in and out. Balance and user menu load for a signed-in user only: `app/shell/SignedIn`. */
export { signInRequestAtom } from './signInRequest.ts'
export { tellOtherTabs } from './otherTabs.ts'
export { SignInHost } from './SignInHost.tsx'
export { useForgetPerson } from './useForgetPerson.ts'
export { useSignOut } from './useSignOut.ts'
