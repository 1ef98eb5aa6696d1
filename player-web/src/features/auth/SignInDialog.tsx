import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
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
  return (
    <Dialog title={t('signIn.title')} onClose={onClose}>
      <SignInForm
        onMachine={onClose}
        onLeave={onClose}
        onSignedIn={() => {
          onClose()
          if (request.goTo !== undefined) void navigate(request.goTo)
          request.onSignedIn?.()
        }}
      />
    </Dialog>
  )
}
