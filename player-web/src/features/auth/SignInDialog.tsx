import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useHome } from '../../i18n/useHome.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { SignInForm } from './SignInForm.tsx'
import type { SignInRequest } from './signInRequest.ts'

interface SignInDialogProps {
  request: SignInRequest
  onClose: () => void
}

/** The sign-in popup, over any page. */
export default function SignInDialog({ request, onClose }: SignInDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const home = useHome()
  return (
    <Dialog title={t('signIn.title')} onClose={onClose}>
      <SignInForm
        name={request.username}
        onMachine={onClose}
        onLeave={onClose}
        onSignedIn={({ type }) => {
          onClose()
          // a desk that signs in to sell its slip stays where it is
          const isDesk = type === 'terminal' && !request.onSignedIn
          const goTo = request.goTo ?? (isDesk ? `${home}desk` : undefined)
          if (goTo !== undefined) void navigate(goTo)
          request.onSignedIn?.()
        }}
      />
    </Dialog>
  )
}
