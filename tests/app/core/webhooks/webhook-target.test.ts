import { describe, expect, test } from "vitest";
import { addressesOf } from "#core/webhooks/dns-answer.ts";
import { isPublicAddress } from "#core/webhooks/public-address.ts";
import { addressProblem, readTarget } from "#core/webhooks/webhook-target.ts";

describe("an address of the internet", () => {
  test.each([
    "1.1.1.1",
    "93.184.216.34",
    "172.15.255.255",
    "172.32.0.1",
    "100.63.255.255",
    "100.128.0.1",
    "192.167.1.1",
    "223.255.255.255",
    "2606:4700:4700::1111",
    "2a00:1450:4001:81b::200e",
  ])("%s is public", (address) => expect(isPublicAddress(address)).toBe(true));

  test.each([
    ["this machine", "127.0.0.1"],
    ["this network", "0.0.0.0"],
    ["private", "10.1.2.3"],
    ["private", "172.16.0.1"],
    ["private", "172.31.255.255"],
    ["private", "192.168.1.1"],
    ["carrier-grade", "100.64.0.1"],
    ["the metadata of clouds", "169.254.169.254"],
    ["Alibaba's metadata", "100.100.100.200"],
    ["Oracle's metadata", "192.0.0.192"],
    ["Azure's own", "168.63.129.16"],
    ["for examples", "203.0.113.9"],
    ["multicast", "224.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["this machine", "::1"],
    ["nobody", "::"],
    ["IPv4 in IPv6", "::ffff:10.0.0.1"],
    ["IPv4 in IPv6", "::ffff:7f00:1"],
    ["translated", "64:ff9b::a00:1"],
    ["6to4", "2002:a00:1::1"],
    ["Teredo", "2001:0:a00:1::1"],
    ["link-local", "fe80::1"],
    ["unique local, AWS's metadata", "fd00:ec2::254"],
    ["for examples", "2001:db8::1"],
    ["multicast", "ff02::1"],
    ["no address", "256.1.1.1"],
    ["no address", "1.2.3"],
    ["no address", "example.com"],
    ["no address", "1::2::3"],
    ["no address", "2606:4700"],
    ["no address", ""],
  ])("%s is not: %s", (_, address) => expect(isPublicAddress(address)).toBe(false));
});

describe("the address of a receiver", () => {
  const read = (url: string, mayBeLocal = false) => {
    const target = readTarget(url, { mayBeLocal });
    return target.ok ? `${target.host ?? "no name"}` : target.problem;
  };

  test.each([
    ["https://hooks.agency.com/rolecall?x=1", "hooks.agency.com"],
    ["https://hooks.agency.com:8443/", "hooks.agency.com"],
    ["https://hooks.agency.com./", "hooks.agency.com"],
    ["https://93.184.216.34/in", "no name"],
    ["https://[2606:4700:4700::1111]/in", "no name"],
  ])("%s will do", (url, host) => expect(read(url)).toBe(host));

  test.each([
    ["", "not-an-address"],
    ["hooks.agency.com", "not-an-address"],
    ["http://hooks.agency.com/", "not-https"],
    ["ftp://hooks.agency.com/", "not-https"],
    ["javascript:alert(1)", "not-an-address"],
    ["https://user:secret@hooks.agency.com/", "credentials"],
    ["https://user@hooks.agency.com/", "credentials"],
    ["https://localhost/", "private"],
    ["https://app.localhost/", "private"],
    ["https://printer.local/", "private"],
    ["https://metadata.google.internal/", "private"],
    ["https://router/", "private"],
    ["https://127.0.0.1/", "private"],
    ["https://2130706433/", "private"],
    ["https://0x7f.1/", "private"],
    ["https://0177.0.0.1/", "private"],
    ["https://169.254.169.254/latest/meta-data/", "private"],
    ["https://[::1]/", "private"],
    ["https://[::ffff:127.0.0.1]/", "private"],
    ["https://[fe80::1]/", "private"],
  ])("%s will not: %s", (url, problem) => expect(read(url)).toBe(problem));

  test("http://localhost will do in development alone", () => {
    expect(read("http://localhost:4000/in", true)).toBe("no name");
    expect(read("http://127.0.0.1:4000/in", true)).toBe("no name");
    expect(read("http://localhost:4000/in", false)).toBe("not-https");
    expect(read("http://10.0.0.1/in", true)).toBe("not-https");
  });
});

describe("what a name leads to", () => {
  const answer = (...data: string[]) => ({
    Status: 0,
    Answer: data.map((one) => ({ type: one.includes(":") ? 28 : 1, data: one })),
  });

  test("one private address among public ones is enough to refuse it", () => {
    expect(addressProblem(["93.184.216.34", "2606:4700:4700::1111"])).toBeNull();
    expect(addressProblem(["93.184.216.34", "10.0.0.1"])).toBe("private");
    expect(addressProblem([])).toBe("no-such-name");
  });

  test("addresses are read from behind other names, and what the server could not say is no answer", () => {
    expect(
      addressesOf({
        Status: 0,
        Answer: [
          { type: 5, data: "edge.agency.com." },
          { type: 1, data: "93.184.216.34" },
        ],
      }),
    ).toEqual(["93.184.216.34"]);
    expect(addressesOf(answer("2606:4700:4700::1111"))).toEqual(["2606:4700:4700::1111"]);
    expect(addressesOf({ Status: 3 })).toEqual([]);
    expect(addressesOf({ Status: 0 })).toEqual([]);
    expect(addressesOf({ Status: 2 })).toBeNull();
    expect(addressesOf("<html>")).toBeNull();
  });
});
