/** Signing in and out, the balance, the user's menu. */
export { BalanceButton } from './BalanceButton.tsx'
export { signInRequestAtom, type SignInRequest } from './signInRequest.ts'
export { SignInHost } from './SignInHost.tsx'
export { UserMenu } from './UserMenu.tsx'
export { useSignOut } from './useSignOut.ts'
