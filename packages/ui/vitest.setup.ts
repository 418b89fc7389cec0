import { configure, getConfig } from '@testing-library/react';

const { asyncWrapper } = getConfig();

// A list opens by a press one animation frame later, so what a person did is over only when frames have passed:
// without this a test on a busy machine looks before the list is there.
configure({
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const result = await act();
      await nextFrame();
      await nextFrame();
      return result;
    }),
});

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
