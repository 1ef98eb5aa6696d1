/** Signing in and out. The balance and the user's menu are loaded for somebody signed in: `app/shell/SignedIn`. */
export { signInRequestAtom } from './signInRequest.ts'
export { SignInHost } from './SignInHost.tsx'
export { useForgetPerson } from './useForgetPerson.ts'
export { useSignOut } from './useSignOut.ts'
