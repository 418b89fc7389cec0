// Words of generated resource names; a word a line would be four screens, so they stand as texts.
export const ADJECTIVES =
  'Amber Ancient Autumn Bold Brave Bright Brisk Calm Clever Cosmic Crimson Curious Daring Dawn Distant Eager Early Electric Emerald Fearless Fleet Free Frosty Gentle Golden Graceful Happy Hidden Honest Humble Icy Ivory Jolly Keen Kind Lively Lucky Lunar Mellow Merry Mighty Misty Modest Nimble Noble Northern Patient Playful Polar Proud Quick Quiet Radiant Rapid Royal Ruby Sapphire Serene Shy Silent Silver Sincere Sleepy Snowy Solar Southern Starry Steady Still Sunny Swift Tidy Tranquil Velvet Vivid Warm Wandering Wild Winged Wise'.split(
    ' ',
  );

export const BIRDS =
  'Albatross Avocet Bittern Bluebird Bullfinch Bunting Condor Cormorant Crane Cuckoo Curlew Dunlin Eagle Egret Eider Falcon Finch Flamingo Gannet Goldfinch Goshawk Grouse Gull Harrier Heron Hoopoe Ibis Jackdaw Jay Kestrel Kingfisher Kite Lapwing Lark Magpie Martin Merlin Nightingale Nuthatch Oriole Osprey Owl Partridge Pelican Petrel Pipit Plover Puffin Quail Raven Robin Rook Sandpiper Siskin Skylark Snipe Sparrow Starling Stork Swallow Swan Tern Thrush Wagtail Warbler Waxwing Woodcock Wren'.split(
    ' ',
  );

export const MOONS =
  'Ariel Atlas Callisto Calypso Carme Charon Deimos Dione Elara Enceladus Europa Ganymede Himalia Hyperion Iapetus Io Janus Leda Mimas Miranda Nereid Oberon Pandora Phobos Phoebe Prometheus Proteus Rhea Tethys Thalassa Titan Titania Triton Umbriel'.split(
    ' ',
  );

export const CONSTELLATIONS =
  'Andromeda Aquarius Aquila Aries Auriga Carina Cassiopeia Centaurus Cepheus Cetus Columba Corvus Cygnus Delphinus Dorado Draco Eridanus Gemini Hercules Hydra Leo Lepus Libra Lynx Lyra Orion Pavo Pegasus Perseus Phoenix Pisces Sagitta Scorpius Scutum Serpens Taurus Tucana Vela Virgo Vulpecula'.split(
    ' ',
  );
