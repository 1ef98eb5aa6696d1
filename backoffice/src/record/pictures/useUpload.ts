import { useMutation } from '@tanstack/react-query'
import { useProvider } from '../../api/useProvider.ts'

/** Uploads a picture; `onDone` gets its address. */
export function useUpload(onDone: (address: string) => void, onError?: (error: Error) => void) {
  const { uploadPicture } = useProvider()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => uploadPicture(file),
    onSuccess: ({ address }) => onDone(address),
    ...(onError && { onError }),
  })
  return { upload: mutate, isPending, error }
}
