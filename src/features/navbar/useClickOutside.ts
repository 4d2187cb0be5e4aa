import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the pointer is pressed anywhere else. */
export function useClickOutside(element: RefObject<Element | null>, act: () => void): void {
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (!element.current?.contains(target as Node)) act();
  });
  useEffect(() => {
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
}
