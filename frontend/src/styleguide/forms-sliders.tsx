'use client';

import { SliderField } from '@vitrina/ui';
import { useState } from 'react';

/** Sliders keep no value of their own, so the style guide keeps it for them. */
export function Sliders() {
  const [cores, setCores] = useState(4);
  const [memory, setMemory] = useState(1);
  const [disk, setDisk] = useState(2000);
  return (
    <>
      <SliderField
        label="Процессор"
        unit="vCPU"
        min={1}
        max={32}
        step={1}
        value={cores}
        onValueChange={setCores}
      />
      <SliderField
        label="Память"
        unit="ГБ"
        min={1}
        max={64}
        step={2}
        value={memory}
        onValueChange={setMemory}
        hint="Не меньше 2 ГБ на ядро"
      />
      <SliderField
        label="Диск"
        unit="ГБ"
        min={10}
        max={2000}
        step={10}
        value={disk}
        onValueChange={setDisk}
      />
      <SliderField
        label="Канал"
        unit="Мбит/с"
        min={100}
        max={1000}
        step={100}
        value={300}
        onValueChange={setDisk}
        disabled
        hint="В этой локации скорость одна для всех"
      />
    </>
  );
}
