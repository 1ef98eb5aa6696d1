import { useMutation } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { BackofficeDataProvider } from '../../api/dataProvider.ts'

/** Uploads a picture; `onDone` gets its address. */
export function useUpload(onDone: (address: string) => void, onError?: (error: Error) => void) {
  const { uploadPicture } = useDataProvider<BackofficeDataProvider>()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => uploadPicture(file),
    onSuccess: ({ address }) => onDone(address),
    ...(onError && { onError }),
  })
  return { upload: mutate, isPending, error }
}
