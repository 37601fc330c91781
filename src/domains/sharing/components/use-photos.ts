import { useEffect, useRef, useState } from "react";
import type { Photo } from "./photo-drop.tsx";

/** The chosen files with addresses to show them by, which end with the dialog. */
export function usePhotos() {
  const [photos, setPhotos] = useState<Photo[]>([]);
  const made = useRef<string[]>([]);
  useEffect(() => {
    const addresses = made.current;
    return () => {
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, []);

  const add = (files: File[]) => {
    const fresh = files.map((file) => ({ file, address: URL.createObjectURL(file) }));
    made.current.push(...fresh.map(({ address }) => address));
    setPhotos((all) => [...all, ...fresh]);
  };
  const remove = (photo: Photo) => setPhotos((all) => all.filter((one) => one !== photo));
  return { photos, add, remove };
}
